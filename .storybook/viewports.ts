export const viewports = {
  narrow: { name: 'Narrowest, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' as const },
  zoomedPhone: {
    name: 'Phone at 200 %, 195',
    styles: { width: '195px', height: '422px' },
    type: 'mobile' as const,
  },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' as const },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' as const },
};

/** Viewports to choose in the `globals` of a story. */
export const onPhone = { viewport: { value: 'phone' } };
export const onNarrowest = { viewport: { value: 'narrow' } };
