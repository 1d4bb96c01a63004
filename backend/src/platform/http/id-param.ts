import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { notFound } from '../errors/app-error.js';
import { MAX_ID } from '../fields/fields.js';

@Injectable()
class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = Number(value);
    if (!/^\d{1,10}$/.test(value) || id < 1 || id > MAX_ID) throw notFound();
    return id;
  }
}

/** A record's id in the address; anything that cannot be one is 404. */
export const IdParam = (name = 'id') => Param(name, IdPipe);
