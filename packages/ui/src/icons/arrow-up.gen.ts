import { drawIcon } from './draw-icon.tsx'

export const ArrowUpIcon = /* @__PURE__ */ drawIcon('ArrowUpIcon', {
  regular: 'M205.66,117.66a8,8,0,0,1-11.32,0L136,59.31V216a8,8,0,0,1-16,0V59.31L61.66,117.66a8,8,0,0,1-11.32-11.32l72-72a8,8,0,0,1,11.32,0l72,72A8,8,0,0,1,205.66,117.66Z',
}, 'regular')
