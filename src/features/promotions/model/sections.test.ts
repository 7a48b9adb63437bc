import { describe, expect, it } from 'vitest';
import { PromoTemplate } from '#/api/generated/model/index.ts';
import { promoFixture } from '#/entities/promo/promo.fixtures.tsx';
import { prizesLook, sectionsOf } from './sections.ts';

const templates = Object.values(PromoTemplate);

describe('the promotion page of each template', () => {
  it('has a different look for the prizes', () => {
    expect(new Set(templates.map(prizesLook)).size).toBe(templates.length);
  });
  it.each(templates)('shows every section for which the promotion has content: %s', (template) => {
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
  it.each(templates)('leaves out sections without content: %s', (template) => {
    const { id, slug, title, status, type, pageType, sortPriority } = promoFixture(template);
    const bare = { id, slug, title, status, type, pageType, sortPriority };
    expect([...sectionsOf(bare, template)].toSorted()).toEqual(['deposits', 'participants', 'points']);
  });
  it('has a different order of sections', () => {
    const whole = (template: PromoTemplate) =>
      promoFixture(template, { isHighFiveEnabled: true, duckHuntGameId: 5 });
    expect(new Set(templates.map((template) => sectionsOf(whole(template), template).join())).size).toBe(5);
  });
});
