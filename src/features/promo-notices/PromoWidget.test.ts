import { describe, expect, it } from 'vitest';
import type { PromoWidget } from '#/api/generated/model/index.ts';
import { hostileAddresses } from '#/lib/hostileAddresses.testing.ts';
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
  it('links to its promotion from any page', () => {
    expect(widgetTarget(widget, inLobby)).toBe('/tournaments');
    expect(widgetTarget(widget, { ...inLobby, path: paths.gifts() })).toBe('/tournaments');
    expect(widgetTarget(undefined, inLobby)).toBeNull();
  });

  it('disappears at its end', () => {
    const end = Date.parse('2026-11-21T00:00:00Z');
    expect(widgetTarget(widget, { ...inLobby, now: end - 1 })).not.toBeNull();
    expect(widgetTarget(widget, { ...inLobby, now: end })).toBeNull();
    const { endAt: _endAt, ...endless } = widget;
    expect(widgetTarget(endless, { ...inLobby, now: end * 2 })).not.toBeNull();
  });

  it('stays hidden after it is closed, until the next widget', () => {
    const dismissed = widgetKey(widget);
    expect(widgetTarget(widget, { ...inLobby, dismissed })).toBeNull();
    expect(widgetTarget({ ...widget, id: 2 }, { ...inLobby, dismissed })).not.toBeNull();
    const nextWeek = { ...widget, endAt: '2026-11-28T00:00:00Z' };
    expect(widgetTarget(nextWeek, { ...inLobby, dismissed })).not.toBeNull();
  });

  it.each([
    ['on the page it links to', paths.tournaments()],
    ['on pages below that', paths.tournamentPage('night-race')],
  ])('is not shown %s', (_, path) => {
    expect(widgetTarget(widget, { ...inLobby, path })).toBeNull();
  });

  it('is not shown if its link leaves the site', () => {
    for (const url of ['https://elsewhere.example/', ...hostileAddresses])
      expect(widgetTarget({ ...widget, url }, inLobby), url).toBeNull();
  });
});
