import { paths } from '#/paths.ts';

/** Games in which a bonus can be wagered (S2.26). */
export const BONUS_GAMES = paths.categoryGames('otygrat_bonus');

/** The cashbox with the gift selected and the missing amount filled in. @param missing minor units */
export function depositLink(giftId: number, missing: number | null): string {
  const amount = missing === null || missing <= 0 ? '' : `&amount=${String(missing)}`;
  return `${paths.cashbox()}?gift=${String(giftId)}${amount}`;
}

/** Reads `?gift=90101`. */
export function readGiftId(params: URLSearchParams): number | null {
  const text = params.get('gift') ?? '';
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
