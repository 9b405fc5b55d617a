import * as v from 'valibot';
import type { CallFacts, Naming } from '../call';
import { type FieldsOf, line, list, moment, text } from './shapes';

export const factsFields = {
  agent: v.optional(line),
  customer: v.optional(line),
  queue: v.optional(line),
  tags: v.optional(list(line, 1_000)),
  heldAt: v.optional(moment),
} satisfies FieldsOf<CallFacts>;

const named = v.object({ title: v.optional(text), ...factsFields });
/** `by` stands in each, or is whose all of them are. */
export const namingShape = <Fields extends v.ObjectEntries>(by: Fields) =>
  v.pipe(
    v.object({
      field: v.picklist(['title', 'agent', 'customer', 'queue', 'tags', 'heldAt']),
      value: v.optional(v.unknown()),
      at: moment,
      ...by,
    } satisfies FieldsOf<Omit<Naming, 'by'>>),
    v.check((given) => {
      const { field, value } = given as Naming;
      return v.is(named, { title: '', [field]: value });
    }, 'no value of its field'),
  );
