/**
 * `2008:10:22 16:28:39` → `2008-10-22 16:28:39`. Null when empty (cameras write zeros or blanks), `impossible` when it
 * is no date, before 1990 or more than a day after `now`.
 */
export declare function shotAt(text: string | null, now: Date): string | null;
