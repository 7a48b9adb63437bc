// The socket console. It sends any message that the server could send, and disturbs the next
// messages.
import { make } from '#mocks/pages/shared/dom.ts';
import { messageSchemas } from '../../generated/realtimeSchemas.ts';
import type { Disturbance } from '../../core/socket.ts';
import type { MessageSchema } from '../../realtime/jsonSchema.ts';
import { button, countOf, field, row, section, select } from '../parts.ts';
import { exampleOf } from '../socket/example.ts';
import { schemaForm, type SchemaForm } from '../socket/schemaForm.ts';
import type { Listeners } from '../panelMock.ts';
import type { PanelContext, Tab } from '../tab.ts';

function schemaOf(type: string): MessageSchema | undefined {
  return messageSchemas.find((schema) => schema.type === type);
}

const types = messageSchemas.map(({ type }) => ({ value: type, label: type }));

interface Part {
  readonly element: HTMLElement;
  /** Refreshes this part. Called each second. */
  update(listeners: Listeners, disturbance: Disturbance | null): void;
}

function audienceOf(value: string): { to?: { room: string } | { player: number } } {
  if (value === '') return {};
  const [kind, ...rest] = value.split(':');
  return { to: kind === 'player' ? { player: Number(rest[0]) } : { room: rest.join(':') } };
}

function senderSection({ mock, announce }: PanelContext): Part {
  const place = make('form', { class: 'stack' });
  const about = make('p', { class: 'hint' });
  const outcome = make('p', { class: 'line', role: 'status' });
  const to = select([{ value: '', label: 'Everyone' }], '', () => undefined);
  let form: SchemaForm | null = null;
  let offered = '';
  const choose = (): void => {
    const schema = schemaOf(message.value);
    if (!schema) return;
    about.textContent = schema.description;
    form = schemaForm(schema.data, {
      name: 'data',
      isRequired: true,
      value: exampleOf(schema.data, mock.now()),
    });
    place.replaceChildren(
      form.element,
      row(field('To', to), make('button', { class: 'button main' }, 'Send')),
    );
  };
  const message = select(types, 'balance.changed', choose);
  const send = async (): Promise<void> => {
    const problem = await Promise.resolve()
      .then(() => mock.emit({ type: message.value, data: form?.read(), ...audienceOf(to.value) }))
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    outcome.textContent = problem === null ? `Sent ${message.value}` : `Not sent: ${problem}`;
    outcome.classList.toggle('bad', problem !== null);
    announce(outcome.textContent);
  };
  place.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  choose();
  return {
    element: section('Send a message', field('Message', message), about, place, outcome),
    update({ rooms, players }) {
      const choices = [
        { value: '', label: 'Everyone' },
        ...players.map((id) => ({ value: `player:${String(id)}`, label: `Player ${String(id)}` })),
        ...rooms.map((room) => ({ value: `room:${room}`, label: `Room ${room}` })),
      ];
      const text = JSON.stringify(choices);
      if (text === offered) return;
      offered = text;
      const chosen = to.value;
      to.replaceChildren(...choices.map(({ value, label }) => make('option', { value }, label)));
      to.value = choices.some(({ value }) => value === chosen) ? chosen : '';
    },
  };
}

const disturbances: readonly { value: Disturbance['kind']; label: string }[] = [
  { value: 'drop', label: 'Drop' },
  { value: 'delay', label: 'Delay' },
  { value: 'duplicate', label: 'Send twice' },
  { value: 'reorder', label: 'Send in reverse order' },
];

function disturbanceSection({ mock }: PanelContext): Part {
  const kind = select(disturbances, 'drop', () => undefined);
  const count = make('input', { type: 'number', min: '1', max: '100', value: '3' });
  const type = select([{ value: '', label: 'All messages' }, ...types], '', () => undefined);
  const delay = make('input', { type: 'number', min: '1', max: '60000', step: '1', value: '2000' });
  const present = make('p', { class: 'line', role: 'status' });
  const show = (disturbance: Disturbance | null): void => {
    present.textContent = disturbance
      ? `The next ${String(disturbance.count)}: ${disturbance.kind}${disturbance.type === undefined ? '' : ` ${disturbance.type}`}`
      : 'Messages are sent normally.';
  };
  const start = (): void => {
    if (!count.reportValidity() || !delay.reportValidity()) return;
    const wanted = disturbances.find(({ value }) => value === kind.value);
    if (!wanted) return;
    const next: Disturbance = {
      kind: wanted.value,
      count: count.valueAsNumber,
      ...(type.value === '' ? {} : { type: type.value }),
      ...(wanted.value === 'delay' ? { delay: delay.valueAsNumber } : {}),
    };
    void mock.disturb(next).then(() => show(next));
  };
  const stop = (): void => void mock.disturb(null).then(() => show(null));
  return {
    element: section(
      'Disturb the next messages',
      row(field('Do', kind), field('How many', count)),
      row(field('Which', type), field('Delay, ms', delay)),
      row(button('Start', start), button('Stop', stop)),
      present,
      make(
        'p',
        { class: 'hint' },
        'Links and journals don’t hold it: who listens to a socket isn’t part of a world.',
      ),
    ),
    update: (_listeners, disturbance) => show(disturbance),
  };
}

export function socketTab(context: PanelContext): Tab {
  const listening = make('p', { class: 'hint' });
  const parts = [senderSection(context), disturbanceSection(context)];
  const load = async (): Promise<void> => {
    const listeners = await context.mock.listeners();
    const { sockets, rooms } = listeners;
    listening.textContent = `${String(sockets)} open, in ${countOf(rooms.length, 'room')}. The journal shows what was sent.`;
    for (const part of parts) part.update(listeners, context.mock.disturbance());
  };
  return {
    element: make('div', { class: 'stack' }, listening, ...parts.map(({ element }) => element)),
    refresh: load,
  };
}
