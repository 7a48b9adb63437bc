import { useHead } from './useHead.ts';

/** React hoists these into `<head>`. `SearchTags` follows after the first view. */
export function Head() {
  const { title, description, robots } = useHead();
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      <meta name="robots" content={robots} />
    </>
  );
}
