import { describe, expect, it } from 'vitest';
import { PromoTemplate } from '#/api/generated/model/index.ts';
import { promoFixture } from '../promotions.fixtures.ts';
import { isKnownTemplate, prizesLook, sectionsOf } from './sections.ts';

const templates = Object.values(PromoTemplate);

describe('the page of a template', () => {
  it('shows its prizes in a look of its own', () => {
    expect(new Set(templates.map(prizesLook)).size).toBe(templates.length);
  });
  it.each(templates)('%s has every part that the promotion has something for', (template) => {
    const whole = promoFixture(template, { isHighFiveEnabled: true, duckHuntGameId: 5 });
    expect([...sectionsOf(whole, template)].toSorted()).toEqual([
      'about',
      'deposits',
      'duckHunt',
      'highFive',
      'participants',
      'points',
      'pool',
      'prizes',
      'tasks',
    ]);
  });
  it.each(templates)('%s leaves out what the promotion does not have', (template) => {
    const { id, slug, title, status, type, pageType, sortPriority } = promoFixture(template);
    const bare = { id, slug, title, status, type, pageType, sortPriority };
    expect([...sectionsOf(bare, template)].toSorted()).toEqual(['deposits', 'participants', 'points']);
  });
  it('tells templates apart by more than the prizes', () => {
    const whole = (template: PromoTemplate) =>
      promoFixture(template, { isHighFiveEnabled: true, duckHuntGameId: 5 });
    expect(new Set(templates.map((template) => sectionsOf(whole(template), template).join())).size).toBe(5);
  });
  it('is none for a template that this client does not have', () => {
    expect(isKnownTemplate('template9')).toBe(false);
    expect(isKnownTemplate('toString')).toBe(false);
    expect(isKnownTemplate(undefined)).toBe(false);
    expect(isKnownTemplate('template4')).toBe(true);
  });
});
