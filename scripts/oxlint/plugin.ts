// A plugin with two rules that oxlint lacks: ESLint's `no-restricted-syntax`, and the layers of `src`.
// oxlint's `no-restricted-imports` can't check layers, because it sees the specifier and not the imported
// file.
import { relative } from 'node:path';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { importFault } from './imports.ts';

interface Specifier {
  readonly importKind?: 'type' | 'value';
}
interface Import {
  readonly importKind?: 'type' | 'value';
  readonly exportKind?: 'type' | 'value';
  readonly specifiers?: readonly Specifier[];
  readonly source: { readonly value?: unknown } | null;
}
interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(fault: { node: unknown; message: string }): void;
}

function isTypeImport({ importKind, exportKind, specifiers = [] }: Import): boolean {
  if (importKind === 'type' || exportKind === 'type') return true;
  return specifiers.length > 0 && specifiers.every((specifier) => specifier.importKind === 'type');
}

const layers = {
  create(context: Context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const check = (node: Import): void => {
      const specifier = node.source?.value;
      const message = typeof specifier === 'string' ? importFault(file, specifier, isTypeImport(node)) : null;
      if (message !== null) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: { layers, 'no-restricted-syntax': builtinRules.get('no-restricted-syntax') },
};
