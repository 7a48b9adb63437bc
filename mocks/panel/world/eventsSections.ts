import { make } from '#mocks/pages/shared/dom.ts';
import type { WorldView } from '../../generated/control/client.ts';
import { button, setChildren } from '../parts.ts';
import type { Act } from './playerSection.ts';

interface Section {
  readonly element: HTMLElement;
  update(view: WorldView): void;
}

function collapsible(title: string): { element: HTMLElement; list: HTMLElement; count: HTMLElement } {
  const list = make('ul', { class: 'rows', 'aria-label': title });
  const count = make('small', {});
  const element = make('details', { class: 'section' }, make('summary', {}, title, count), list);
  return { element, list, count };
}

const line = (title: string, facts: string, action: HTMLElement | null): HTMLElement =>
  make(
    'li',
    { class: 'row' },
    make('span', { class: 'path' }, title, make('small', {}, ` ${facts}`)),
    ...(action ? [action] : []),
  );

export function tournamentsSection(act: Act, runTo: (name: string) => void): Section {
  const { element, list, count } = collapsible('Tournaments');
  return {
    element,
    update({ tournaments, player }) {
      count.textContent = ` ${String(tournaments.length)}`;
      const items = tournaments.map(({ slug, title, status, isJoined, endsAt }) => {
        const action =
          status === 'past' || status === 'finished'
            ? null
            : isJoined || player === undefined
              ? button('Run to its end', () => runTo(slug), { label: `Run to the end of ${slug}` })
              : button('Join', () => act(`join:${slug}`), { label: `Join ${slug}` });
        const facts = [
          slug,
          status,
          ...(isJoined ? ['joined'] : []),
          ...(endsAt === null ? [] : [`ends ${endsAt.slice(0, 16)}`]),
        ];
        return line(title, facts.join(', '), action);
      });
      setChildren(list, items);
    },
  };
}

export function giftsSection(act: Act): Section {
  const { element, list, count } = collapsible('Gifts');
  return {
    element,
    update({ gifts }) {
      count.textContent = ` ${String(gifts.length)}`;
      const items = gifts.map(({ id, title, type, state, expiredAt }) => {
        const action =
          state === 'received'
            ? button('Activate', () => act(`activate:${String(id)}`), {
                label: `Activate gift ${String(id)}`,
              })
            : null;
        const facts = [
          String(id),
          type,
          state,
          ...(expiredAt === undefined ? [] : [`until ${expiredAt.slice(0, 16)}`]),
        ];
        return line(title, facts.join(', '), action);
      });
      setChildren(list, items);
    },
  };
}
