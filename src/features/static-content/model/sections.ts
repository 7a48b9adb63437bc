// The parts of a long page, by its headings.

export interface Section {
  /** Of its heading in the document. */
  readonly id: string;
  readonly title: string;
}

/** A page of so many parts has a list of them at its top. */
export const CONTENTS_FROM = 3;

/** Names and lists the headings. The server's ids are gone: they could shadow the product's. */
export function nameSections(root: HTMLElement): readonly Section[] {
  return Array.from(root.querySelectorAll('h2'), (heading, index) => {
    heading.id = `section-${index + 1}`;
    // A link to it brings the keyboard there too.
    heading.tabIndex = -1;
    return { id: heading.id, title: heading.textContent.trim() };
  }).filter(({ title }) => title !== '');
}
