{{pathKey}}:
  {{method}}:
    operationId: {{operationId}}
    x-mock-persona: player
    x-inferred: true
    tags: [{{tag}}]
    summary: {{sentenceCase operationId}}
    description: Write what it does, when it refuses, and what the client does then.
    parameters:
      - { $ref: '../parameters.yaml#/AcceptLanguage' }
      - { $ref: '../parameters.yaml#/Platform' }
{{#unless isRead}}
    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: '../schemas/{{tag}}.yaml#/{{body}}' }
          examples:
            usual: { value: { title: First } }
{{/unless}}
    responses:
      '200':
        description: The current state
        content:
          application/json:
            schema: { $ref: '../schemas/{{tag}}.yaml#/{{response}}' }
            examples:
              success: { $ref: '../examples/{{tag}}.yaml#/{{operationId}}' }
{{#if isList}}
              empty: { value: { data: [] } }
{{/if}}
{{#unless isRead}}
      '400': { $ref: '../responses.yaml#/BadRequest' }
{{/unless}}
      '401': { $ref: '../responses.yaml#/Unauthorized' }
{{#unless isRead}}
      '429': { $ref: '../responses.yaml#/TooManyRequests' }
{{/unless}}
{{#if isRegional}}
      '451': { $ref: '../responses.yaml#/RegionBlocked' }
{{/if}}
      '500': { $ref: '../responses.yaml#/ServerError' }
      '503': { $ref: '../responses.yaml#/ServiceUnavailable' }
