  // Sample data: state and rules belong to a domain of `mocks/world/`.
  {{operationId}}: {{#if isRead}}() => ({ data: {{{sample}}} }){{else}}({ body }) => ({ data: { id: 1, title: body.title } }){{/if}},
