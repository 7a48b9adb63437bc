import { useHead } from './useHead.ts';

/** React hoists these into `<head>`. `SearchTags` follows after the first view. */
export function Head() {
  const { title, robots } = useHead();
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content={robots} />
    </>
  );
}
