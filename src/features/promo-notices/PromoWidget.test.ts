import { describe, expect, it } from 'vitest';
import type { PromoWidget } from '#/api/generated/model/index.ts';
import { hostileUrls } from '#/lib/hostileUrls.testing.ts';
import { paths } from '#/paths.ts';
import { widgetKey, widgetTarget } from './PromoWidget.tsx';

const widget: PromoWidget = {
  id: 1,
  type: 'tournament',
  title: 'Tournaments of the week',
  url: '/tournaments',
  endAt: '2026-11-21T00:00:00Z',
};
const inLobby = { path: paths.main(), now: Date.parse('2026-11-20T12:00:00Z'), dismissed: null };

describe('the promo widget', () => {
  it('is shown on any page, and links to its promotion', () => {
    expect(widgetTarget(widget, inLobby)).toBe('/tournaments');
    expect(widgetTarget(widget, { ...inLobby, path: paths.gifts() })).toBe('/tournaments');
    expect(widgetTarget(undefined, inLobby)).toBeNull();
  });

  it('disappears when it ends', () => {
    const end = Date.parse('2026-11-21T00:00:00Z');
    expect(widgetTarget(widget, { ...inLobby, now: end - 1 })).not.toBeNull();
    expect(widgetTarget(widget, { ...inLobby, now: end })).toBeNull();
    const { endAt: _endAt, ...endless } = widget;
    expect(widgetTarget(endless, { ...inLobby, now: end * 2 })).not.toBeNull();
  });

  it('stays hidden after the player closes it, until there is another one', () => {
    const dismissed = widgetKey(widget);
    expect(widgetTarget(widget, { ...inLobby, dismissed })).toBeNull();
    expect(widgetTarget({ ...widget, id: 2 }, { ...inLobby, dismissed })).not.toBeNull();
    const nextWeek = { ...widget, endAt: '2026-11-28T00:00:00Z' };
    expect(widgetTarget(nextWeek, { ...inLobby, dismissed })).not.toBeNull();
  });

  it.each([
    ['on the page it links to', paths.tournaments()],
    ['on pages below that page', paths.tournamentPage('night-race')],
  ])('is not shown %s', (_, path) => {
    expect(widgetTarget(widget, { ...inLobby, path })).toBeNull();
  });

  it('is not shown if its link leads to another site or is unsafe', () => {
    for (const url of ['https://elsewhere.example/', ...hostileUrls])
      expect(widgetTarget({ ...widget, url }, inLobby), url).toBeNull();
  });
});
