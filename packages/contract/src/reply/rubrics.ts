/** Subjects of a critique by number. */
export const rubricNames = { 1: '构图', 2: '曝光', 3: '对焦', 4: '色彩', 5: '故事' } as const
