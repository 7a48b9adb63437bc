import { lineOf, parseFile, type SourceFile } from './sourceFiles.ts';
import { Visitor, type ESTree } from 'vite';

interface Home {
  what: string;
  home: RegExp;
}

const MEMBERS: Record<string, Home> = {
  'Date.now': { what: 'the time', home: /^src\/lib\/clock/ },
  'Math.random': { what: 'chance', home: /^src\/lib\/random/ },
  'document.cookie': { what: 'cookies', home: /^src\/lib\/storage/ },
  'window.open': { what: 'new windows', home: /^src\/lib\/url/ },
};
const GLOBALS: Record<string, Home> = {
  localStorage: { what: 'storage', home: /^src\/lib\/storage/ },
  sessionStorage: { what: 'storage', home: /^src\/lib\/storage/ },
  matchMedia: { what: 'the media query', home: /^src\/lib\/mediaQuery/ },
  requestIdleCallback: { what: 'the quiet moment', home: /^src\/lib\/schedule/ },
};
const RAW_HTML: Home = { what: 'raw HTML', home: /^src\/ui\/SafeHtml\// };
const PROPERTIES: Record<string, Home> = {
  innerHTML: RAW_HTML,
  outerHTML: RAW_HTML,
  insertAdjacentHTML: RAW_HTML,
};
const ENVIRONMENT: Home = {
  what: 'settings (import.meta.env)',
  home: /^src\/(config\.ts|main\.tsx)$/,
};
const NEW_DATE: Home = { what: 'the time (new Date())', home: /^src\/lib\/clock/ };

// Our own art, whose addresses come from the brand's configuration.
const OWN_ART =
  /^src\/(app\/layout\/(BrandLogo|Footer)|features\/(auth\/ui\/AuthScreenView|lobby\/ui\/Hero\/WelcomeSlide))\.tsx$/;
const PICTURES = new Set(['img', 'source', 'ResponsivePicture']);
const isPictureAddress = /^(?:src|srcSet)$/;
const isPictureFile = /^(?:wide|narrow)$/;

function isCheckedAddress(expression: ESTree.Expression | ESTree.JSXEmptyExpression): boolean {
  if (expression.type === 'CallExpression')
    return expression.callee.type === 'Identifier' && expression.callee.name === 'imageUrl';
  return expression.type === 'TemplateLiteral' && /^\/\w/.test(expression.quasis[0]?.value.raw ?? '');
}

/** The files of a `ResponsivePicture` are written where it stands, each address checked. */
function isCheckedFile(expression: ESTree.Expression | ESTree.JSXEmptyExpression): boolean {
  return (
    expression.type === 'ObjectExpression' &&
    expression.properties.every(
      (property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        (!isPictureAddress.test(property.key.name) || isCheckedAddress(property.value)),
    )
  );
}

/** Pictures, as `path:line`, whose address was not asked of `imageUrl`: it might name no picture at all. */
export function pictureViolations(file: SourceFile): string[] {
  const { path } = file;
  if (!/^src\/.*\.tsx$/.test(path) || /\.(test|stories)\.tsx$/.test(path) || OWN_ART.test(path)) return [];
  const found: string[] = [];
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || !PICTURES.has(name.name)) return;
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.value?.type !== 'JSXExpressionContainer') continue;
        const { expression } = attribute.value;
        const prop = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '';
        const isUnchecked =
          (isPictureAddress.test(prop) && !isCheckedAddress(expression)) ||
          (isPictureFile.test(prop) && !isCheckedFile(expression));
        if (isUnchecked)
          found.push(
            `${path}:${String(lineOf(file, attribute.start))} ask imageUrl of src/lib/url.ts for the address`,
          );
      }
    },
  }).visit(parseFile(file).program);
  return found;
}

/** Uses of a thing outside its home, as `path:line`. Tests and stories may set the scene as they like. */
export function homeViolations(file: SourceFile): string[] {
  if (!file.path.startsWith('src/') || /\.(test|stories)\.tsx?$/.test(file.path)) return [];
  const found: string[] = [];
  const report = (rule: Home | undefined, offset: number): void => {
    if (rule && !rule.home.test(file.path))
      found.push(
        `${file.path}:${String(lineOf(file, offset))} ${rule.what} has its home in ${rule.home.source.replaceAll('\\', '')}`,
      );
  };
  new Visitor({
    MemberExpression(node) {
      if (node.computed || node.property.type !== 'Identifier') return;
      const { name } = node.property;
      if (node.object.type === 'MetaProperty' && name === 'env') report(ENVIRONMENT, node.start);
      const owner = node.object.type === 'Identifier' ? node.object.name : '';
      if (owner) report(MEMBERS[`${owner}.${name}`], node.start);
      if (owner === 'window' || owner === 'globalThis') report(GLOBALS[name], node.start);
      report(Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined, node.start);
    },
    Identifier(node) {
      if (Object.hasOwn(GLOBALS, node.name)) report(GLOBALS[node.name], node.start);
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
        report(NEW_DATE, node.start);
    },
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'dangerouslySetInnerHTML')
        report(RAW_HTML, node.start);
    },
  }).visit(parseFile(file).program);
  return found;
}

const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(/i;

/** Raw colours in a style sheet outside the brands' palettes and the common tokens. */
export function colourViolations(path: string, css: string): string[] {
  if (/^src\/(brands|ui\/tokens)\//.test(path)) return [];
  return css
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .split('\n')
    .flatMap((line, index) =>
      RAW_COLOUR.test(line.replace(/url\([^)]*\)/g, ''))
        ? [`${path}:${String(index + 1)} raw colours have their home in src/brands and src/ui/tokens`]
        : [],
    );
}
