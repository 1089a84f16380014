/** What has changed since a look, made into the next one. */

import type { Change, Look, Ping } from "../api";

type Step = string | number;
type Part = Record<Step, unknown> | unknown[];

export const isChange = (told: Ping | Look | Change): told is Change => "edits" in told;

/** A look as it is after a change. What stays as it was is shared with the one before. */
export function withEdits(look: Look, change: Change): Look {
  const { version, taken, rolls } = change;
  let next: unknown = { ...look, version, taken, rolls, more: null };
  for (const edit of change.edits)
    next = edited(
      next,
      edit.path,
      (there) => {
        const { at } = edit;
        if (at == null) return edit.put;
        const rows = there as unknown[];
        return [...rows.slice(0, at), ...(edit.put as unknown[]), ...rows.slice(at + edit.cut)];
      },
      edit.gone,
    );
  return next as Look;
}

/** A copy of something in which another thing stands at a path, or nothing any more. */
function edited(part: unknown, [step, ...way]: Step[], put: (there: unknown) => unknown, gone: boolean): unknown {
  if (step === undefined) return put(part);
  const copy: Part = Array.isArray(part) ? [...(part as unknown[])] : { ...(part as Record<Step, unknown>) };
  const at = copy as Record<Step, unknown>;
  if (gone && !way.length) delete at[step];
  else at[step] = edited(at[step], way, put, gone);
  return copy;
}
