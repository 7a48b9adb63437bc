// What imports each other can only be read, moved and tested together; types count, which the ready-made rule
// leaves out. Lazy imports do not: a modal may close itself by the list that loads it.
import { importsOf, resolveImport } from './imports.ts';
import type { SourceFile } from './sourceFiles.ts';
import { domainArrow } from './walls.ts';

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The groups of nodes that reach each other (Tarjan's algorithm), each in the order of its names. */
export function circlesOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const circles: string[][] = [];
  const close = (node: string): void => {
    const members = open.splice(open.lastIndexOf(node));
    for (const member of members) isOpen.delete(member);
    if (members.length > 1) circles.push(members.toSorted());
  };
  const visit = (node: string): void => {
    order.set(node, order.size);
    let low = order.size - 1;
    open.push(node);
    isOpen.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (isOpen.has(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === order.get(node)) close(node);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

/** Which of the files imports which, those that are loaded lazily left out. */
function importGraph(files: readonly SourceFile[]): Map<string, Set<string>> {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map((file) => {
      const targets = importsOf(file)
        .filter(({ isLazy }) => !isLazy)
        .map(({ specifier }) => resolveImport(file.path, specifier))
        .filter((target) => target !== null && known.has(target));
      // `filter` narrows to what is known.
      return [file.path, new Set(targets as string[])];
    }),
  );
}

function domainGraph(imports: Graph): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, targets] of imports)
    for (const to of targets) {
      const [source, target] = domainArrow(from, to) ?? [];
      if (source === undefined || target === undefined) continue;
      graph.set(source, (graph.get(source) ?? new Set()).add(target));
    }
  return graph;
}

export function circleViolations(files: readonly SourceFile[]): string[] {
  const imports = importGraph(files);
  return [
    ...circlesOf(imports).map((circle) => `import circle: ${circle.join(' ~ ')}`),
    ...circlesOf(domainGraph(imports)).map((circle) => `domains in a circle: ${circle.join(' ~ ')}`),
  ];
}
