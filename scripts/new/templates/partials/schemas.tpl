{{item}}:
  type: object
  description: Write what it is
  x-inferred: true
  required: [id, title]
  properties:
    id: { $ref: 'common.yaml#/Id', examples: [1] }
    title: { type: string, maxLength: 150, description: Write what it means, examples: [First] }
{{#unless isRead}}
{{body}}:
  type: object
  x-inferred: true
  required: [title]
  properties:
    title: { type: string, minLength: 1, maxLength: 150, description: Write what it means, examples: [First] }
{{/unless}}
{{response}}:
  type: object
  x-inferred: true
  required: [data]
  properties:
{{#if isList}}
    data: { type: array, maxItems: 100, description: Write in which order, items: { $ref: '#/{{item}}' } }
{{else}}
    data: { $ref: '#/{{item}}' }
{{/if}}
