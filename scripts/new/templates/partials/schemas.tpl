{{item}}:
  type: object
  x-inferred: true
  required: [id, title]
  properties:
    id: { $ref: 'common.yaml#/Id', examples: [1] }
    title: { type: string, maxLength: 150, examples: [First] }
{{#unless isRead}}
{{body}}:
  type: object
  x-inferred: true
  required: [title]
  properties:
    title: { type: string, minLength: 1, maxLength: 150, examples: [First] }
{{/unless}}
{{response}}:
  type: object
  x-inferred: true
  required: [data]
  properties:
{{#if isList}}
    data: { type: array, maxItems: 100, items: { $ref: '#/{{item}}' } }
{{else}}
    data: { $ref: '#/{{item}}' }
{{/if}}
