import { get{{Operation}}QueryOptions } from '#/api/generated/endpoints/{{name}}/{{name}}.ts';

export const {{camel}}Query = () => get{{Operation}}QueryOptions();
