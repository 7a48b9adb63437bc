// Reads a script's own options and leaves the other arguments for a tool. `parseArgs` would reject unknown
// arguments.

/** Removes an option and its value from the arguments and returns the value. */
export function takeOption(args: string[], name: string): string | undefined {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (at === -1) return undefined;
  const [option = ''] = args.splice(at, 1);
  return option === name ? args.splice(at, 1)[0] : option.slice(name.length + 1);
}

/** Removes an option without a value from the arguments. Returns whether it was there. */
export function takeFlag(args: string[], name: string): boolean {
  const at = args.indexOf(name);
  if (at !== -1) args.splice(at, 1);
  return at !== -1;
}
