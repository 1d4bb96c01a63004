import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { invalid, type AppError, type FieldErrors } from '../errors/app-error.js';
import { labelOf } from './labels.js';

/** Checks bodies and queries by their class; unknown fields are dropped, wrong ones named in Portuguese. */
export const createValidationPipe = () =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => toInvalid(errors),
  });

function toInvalid(errors: ValidationError[]): AppError {
  const fields: FieldErrors = {};
  collect(errors, '', fields);
  const names = [...new Set(Object.keys(fields).map((path) => labelOf(path.split('.').at(-1)!)))];
  return invalid(
    names.length > 0 ? `Confira os campos: ${names.join(', ')}.` : 'Confira os dados enviados.',
    fields,
  );
}

/** Nested fields come out as dotted paths, as react-admin's forms name them. */
function collect(errors: ValidationError[], prefix: string, fields: FieldErrors): void {
  for (const { property, constraints, children } of errors) {
    // Nest says in English, under the name of the whole, that a body is no object: that is no field's matter.
    if (constraints?.isObject?.startsWith('Validation failed')) continue;
    const path = `${prefix}${property}`;
    const [message] = Object.values(constraints ?? {});
    if (message) fields[path] = message;
    if (children) collect(children, `${path}.`, fields);
  }
}
