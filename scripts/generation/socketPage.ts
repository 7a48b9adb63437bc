// `npm run docs:api`: renders the AsyncAPI description of the socket as one page, `dist-docs/socket.html`.
// Redocly renders OpenAPI only.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Reference {
  readonly $ref: string;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
}

interface Message {
  readonly name: string;
  readonly summary: string;
  readonly payload: Schema;
}

interface SocketDescription {
  readonly info: { readonly title: string; readonly description: string };
  readonly channels: Readonly<
    Record<
      string,
      { address?: string; title: string; description: string; messages: Record<string, Reference> }
    >
  >;
  readonly operations: Readonly<
    Record<
      string,
      { action: 'send' | 'receive'; channel: Reference; summary: string; messages: readonly Reference[] }
    >
  >;
  readonly components: { messages: Record<string, Message>; schemas: Record<string, Schema> };
}

const root = join(import.meta.dirname, '../..');
/** Levels of nested fields listed below a payload's own fields. Deeper fields are left out. */
const DEPTH = 4;

const lastOf = (reference: string): string => reference.split('/').at(-1) ?? '';
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Renders the Markdown that the AsyncAPI description uses: paragraphs, strong text and code. */
function markdown(text: string): string {
  const inline = escape(text)
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/`(.+?)`/g, '<code>$1</code>');
  return inline
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');
}

interface Field {
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly meaning: string;
}

class Page {
  readonly #description: SocketDescription;

  constructor(description: SocketDescription) {
    this.#description = description;
  }

  #resolve(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const { $ref, ...own } = schema;
    return { ...this.#resolve(this.#description.components.schemas[lastOf($ref)] ?? {}), ...own };
  }

  #typeOf(schema: Schema): string {
    const { type, format, enum: values, items, oneOf } = this.#resolve(schema);
    if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
    if (items)
      return `list of ${schema.$ref === undefined && items.$ref ? lastOf(items.$ref) : this.#typeOf(items)}`;
    if (oneOf) return oneOf.map((one) => (one.$ref ? lastOf(one.$ref) : this.#typeOf(one))).join(' | ');
    const name = [type ?? 'anything'].flat().join(' | ');
    return format === undefined ? name : `${name}, ${format}`;
  }

  /** The fields of a payload with those of nested objects, as dot paths. */
  #fields(schema: Schema, prefix = '', depth = 0): Field[] {
    const { properties = {}, required = [] } = this.#resolve(schema);
    return Object.entries(properties).flatMap(([name, given]): Field[] => {
      const field = this.#resolve(given);
      const inner = field.items ?? field;
      const path = `${prefix}${name}${field.items ? '[]' : ''}`;
      const examples = field.examples?.map((example) => JSON.stringify(example)).join(', ');
      const own: Field = {
        path,
        type: this.#typeOf(given),
        isRequired: required.includes(name),
        meaning: [field.description ?? '', ...(examples === undefined ? [] : [`for example ${examples}`])]
          .filter((part) => part !== '')
          .join('; '),
      };
      return [own, ...(depth < DEPTH ? this.#fields(inner, `${path}.`, depth + 1) : [])];
    });
  }

  #message({ name, summary, payload }: Message, direction: string): string {
    const rows = this.#fields(payload).map(
      ({ path, type, isRequired, meaning }) =>
        `<tr><td><code>${escape(path)}</code>${isRequired ? '' : ' <small>optional</small>'}</td>` +
        `<td>${escape(type)}</td><td>${escape(meaning)}</td></tr>`,
    );
    return `<details id="${name}"><summary><code>${name}</code> <small>${direction}</small> ${escape(summary)}</summary>
<table><thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></details>`;
  }

  #channel(id: string): string {
    const { channels, operations, components } = this.#description;
    const { address, title = id, description = '' } = channels[id] ?? {};
    const parts = Object.values(operations)
      .filter(({ channel }) => lastOf(channel.$ref) === id)
      .flatMap(({ action, messages }) =>
        messages.flatMap(({ $ref }) => {
          const message = Object.values(components.messages).find(({ name }) => name === lastOf($ref));
          const direction = action === 'receive' ? 'client to server' : 'server to client';
          return message ? [this.#message(message, direction)] : [];
        }),
      );
    const place = address === undefined ? '' : ` <code>${escape(address)}</code>`;
    return `<section id="${id}"><h2>${escape(title)}${place}</h2>\n${markdown(description)}\n${parts.join('\n')}</section>`;
  }

  draw(): string {
    const { info, channels } = this.#description;
    const ids = Object.keys(channels);
    const links = ids.map((id) => `<li><a href="#${id}">${escape(channels[id]?.title ?? id)}</a></li>`);
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(info.title)}</title>
<style>
  body { margin: 0 auto; padding: 1rem; max-width: 64rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b1f24; }
  code { font-size: 0.9em; }
  small { color: #57606a; }
  details { margin-block: 0.5rem; padding: 0.5rem 0.75rem; border: 1px solid #d0d7de; border-radius: 0.5rem; overflow-x: auto; }
  summary { cursor: pointer; }
  table { width: 100%; border-collapse: collapse; margin-block-start: 0.5rem; }
  th, td { padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; border-block-start: 1px solid #d0d7de; }
</style>
<h1>${escape(info.title)}</h1>
${markdown(info.description)}
<nav aria-label="Channels"><ul>${links.join('')}</ul></nav>
${ids.map((id) => this.#channel(id)).join('\n')}
</html>
`;
  }
}

// The cast is safe: the lint checks that the document is valid AsyncAPI.
const description = JSON.parse(
  readFileSync(join(root, 'openapi/generated/asyncapi.json'), 'utf8'),
) as SocketDescription;
const output = join(root, 'dist-docs/socket.html');
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, new Page(description).draw());
console.log('dist-docs/socket.html');
