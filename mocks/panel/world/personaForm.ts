// Builds a link to a persona with adjusted facts. A new world starts with these facts, so links and journals
// hold them.
import { make } from '#mocks/pages/shared/dom.ts';
import { readUser } from '../../world/adjusted.ts';
import { personas } from '../../world/personas.ts';
import { button, copyButton, field, row, section, select } from '../parts.ts';
import type { PanelContext } from '../tab.ts';

const numbers = [
  { name: 'level', label: 'Level, 0 to 11', max: '11' },
  { name: 'deposited', label: 'Deposited', max: '10000000' },
  { name: 'balance', label: 'Balance', max: '10000000' },
  { name: 'compoints', label: 'Compoints', max: '10000000' },
] as const;

const verified = ['', 'yes', 'no'].map((value) => ({ value, label: value || 'as the persona' }));

/** Writes a persona and its facts as `vip,level:5`, without empty facts. */
export function userTextOf(persona: string, facts: Readonly<Record<string, string>>): string {
  const given = Object.entries(facts).filter(([, value]) => value !== '');
  return [persona, ...given.map(([name, value]) => `${name}:${value}`)].join(',');
}

export function personaForm({ mock, announce }: PanelContext): HTMLElement {
  const preview = make('code', { class: 'preview' });
  const problem = make('p', { class: 'hint', role: 'status' });
  const draw = (): void => {
    const read = readUser(textNow());
    preview.textContent = `mock.user=${textNow()}`;
    problem.textContent = 'problem' in read ? read.problem : '';
    open.disabled = copy.disabled = 'problem' in read;
  };
  const persona = select(
    personas.map((id) => ({ value: id, label: id })),
    'player',
    draw,
  );
  const inputs = numbers.map(({ name, label, max }) => {
    const input = make('input', {
      type: 'number',
      min: '0',
      max,
      placeholder: 'as the persona',
      input: draw,
    });
    return { name, input, element: field(label, input) };
  });
  const documents = select(verified, '', draw);
  const textNow = (): string =>
    userTextOf(persona.value, {
      ...Object.fromEntries(inputs.map(({ name, input }) => [name, input.value])),
      verified: documents.value,
    });
  const parameters = () => {
    const read = readUser(textNow());
    return 'user' in read ? { user: read.user } : {};
  };
  const open = button('Open', () => mock.open(parameters()), { kind: 'main' });
  const copy = copyButton(
    'Copy persona link',
    () => new URL(mock.linkTo(parameters()), location.href).href,
    announce,
  );
  draw();
  return section(
    'A persona with other facts (a new world)',
    row(field('Persona', persona), field('Verified', documents)),
    row(...inputs.map(({ element }) => element)),
    preview,
    problem,
    row(open, copy),
  );
}
