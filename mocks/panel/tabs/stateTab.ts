import { make } from '#mocks/pages/shared/dom.ts';
import { brandLocales, brands, known } from '../../world/settings.ts';
import { visitorIds } from '../../scenarios/links.ts';
import { emailOf, personaPassword, personaTable } from '../../world/personas.ts';
import { pageLocale } from '../pageLocale.ts';
import { button, copyButton, field, form, reloadAfter, row, section, select } from '../parts.ts';
import { shareSection } from '../share.ts';
import type { PanelContext, Tab } from '../tab.ts';

function personaSection({ mock, announce }: PanelContext): Tab {
  const now = make('strong', { class: 'now' });
  const adjusted = make('p', { class: 'line' });
  const facts = make('dl', { class: 'facts' });
  const describe = (): void => {
    const persona = personaTable.find(({ id }) => id === choice.value);
    const named = persona
      ? { 'E-mail': emailOf(persona.id), Phone: `+${persona.phone}`, Password: personaPassword }
      : {};
    facts.replaceChildren(
      ...Object.entries(named).flatMap(([name, value]) => [
        make('dt', {}, name),
        make(
          'dd',
          {},
          make('code', {}, value),
          copyButton('Copy', () => value, announce, 'quiet'),
        ),
      ]),
    );
  };
  const visitor = mock.visitor();
  const choices = visitorIds.map((id) => ({ value: id, label: id }));
  const choice = select(choices, visitor === 'registered' ? 'guest' : visitor, describe);
  const logIn = (): void => {
    const wanted = known(visitorIds, choice.value);
    if (!wanted) return;
    reloadAfter(mock.signIn(wanted));
  };
  const logOut = (): void => reloadAfter(mock.signOut());
  describe();
  return {
    element: section(
      'Player',
      make('p', { class: 'line' }, 'Currently: ', now),
      adjusted,
      row(field('Persona', choice), button('Log in as', logIn, { kind: 'main' }), button('Log out', logOut)),
      facts,
    ),
    refresh() {
      now.textContent = mock.visitor();
      const text = mock.adjusted();
      adjusted.textContent = text === undefined ? '' : `Adjusted by the link: ${text}`;
      adjusted.hidden = text === undefined;
    },
  };
}

function worldSection({ mock }: PanelContext): Tab {
  const settings = mock.settings();
  const asChoices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const brand = select(asChoices(brands), settings.brand, (value) => {
    const wanted = known(brands, value);
    if (wanted) mock.open({ brand: wanted });
  });
  const locale = select(asChoices(brandLocales[settings.brand]), pageLocale(settings), (value) => {
    const wanted = known(brandLocales[settings.brand], value);
    if (wanted) mock.setLocale(wanted);
  });
  const seed = make('input', {
    type: 'text',
    value: settings.seed,
    maxlength: '64',
    pattern: '[\\w.\\-]+',
    spellcheck: 'false',
  });
  const latency = make('input', {
    type: 'number',
    min: '0',
    max: '60000',
    step: '100',
    value: String(settings.latency),
  });
  latency.addEventListener('change', () => {
    if (latency.checkValidity()) void mock.setLatency(latency.valueAsNumber || 0);
  });
  const renew = (): void => {
    if (seed.value !== '' && seed.reportValidity()) mock.open({ seed: seed.value });
  };
  const create = button('New world', renew);
  const reset = (): void => reloadAfter(mock.reset());
  return {
    element: section(
      'World',
      row(field('Brand (a new world)', brand), field('Locale', locale)),
      form(create, row(field('Seed', seed), create)),
      row(field('Latency, ms', latency), button('Start this link over', reset, { kind: 'danger' })),
      make(
        'p',
        { class: 'hint' },
        'The same link, opened again in this tab, keeps the world. Starting it over brings back its player, clock, scenarios and latency; without a link, those with which the tab was opened.',
      ),
    ),
    refresh() {
      // The page's language may have changed: the app sets it only after the panel was created.
      if (!locale.matches(':focus')) locale.value = pageLocale(mock.settings());
    },
  };
}

export function stateTab(context: PanelContext): Tab {
  const parts = [shareSection(context), personaSection(context), worldSection(context)];
  return {
    element: make('div', { class: 'stack' }, ...parts.map(({ element }) => element)),
    refresh() {
      for (const part of parts) void part.refresh();
    },
  };
}
