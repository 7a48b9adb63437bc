import { describe, expect, it } from 'vitest';
import { PromoTemplate } from '#/api/generated/model/index.ts';
import { promoFixture } from '#/entities/promo/promo.fixtures.tsx';
import { prizesLook, sectionsOf } from './sections.ts';

const templates = Object.values(PromoTemplate);

describe('the page of a template', () => {
  it('has its own look of prizes', () => {
    expect(new Set(templates.map(prizesLook)).size).toBe(templates.length);
  });
  it.each(templates)('%s shows every section that the promotion has content for', (template) => {
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
  it.each(templates)('%s leaves out sections without content', (template) => {
    const { id, slug, title, status, type, pageType, sortPriority } = promoFixture(template);
    const bare = { id, slug, title, status, type, pageType, sortPriority };
    expect([...sectionsOf(bare, template)].toSorted()).toEqual(['deposits', 'participants', 'points']);
  });
  it('has its own order of sections', () => {
    const whole = (template: PromoTemplate) =>
      promoFixture(template, { isHighFiveEnabled: true, duckHuntGameId: 5 });
    expect(new Set(templates.map((template) => sectionsOf(whole(template), template).join())).size).toBe(5);
  });
});
