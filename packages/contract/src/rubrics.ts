/** What a critique is about, by its number on the wire. */
export const rubricNames = { 1: '构图', 2: '曝光', 3: '对焦', 4: '色彩', 5: '故事' } as const
