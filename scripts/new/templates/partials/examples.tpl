{{operationId}}:
  value:
    data:
{{#if isList}}
      - id: 1
        title: First
{{else}}
      id: 1
      title: First
{{/if}}
