/** Text of a report, in grapheme clusters after NFC and trimming. `other`: the shortest that must accompany 其他. */
export const reportLimits = { text: 200, other: 10 } as const
