// Which of two windows keeps its game: the one that started later (specification S4.18).
export interface WindowStart {
  /** Of the window, not of the run. */
  readonly id: string;
  /** Milliseconds of the device's clock, which all its windows share. */
  readonly at: number;
}

export function readStart(data: unknown): WindowStart | null {
  if (typeof data !== 'object' || data === null || !('id' in data) || !('at' in data)) return null;
  const { id, at } = data;
  return typeof id === 'string' && id !== '' && typeof at === 'number' && Number.isFinite(at)
    ? { id, at }
    : null;
}

/** Two starts in the same millisecond are told apart by the windows' ids. */
export function stopsOurs(other: WindowStart, own: WindowStart): boolean {
  if (other.id === own.id) return false;
  return other.at === own.at ? other.id > own.id : other.at > own.at;
}
