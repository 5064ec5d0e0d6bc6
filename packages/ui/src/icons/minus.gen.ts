import { drawIcon } from './draw-icon.tsx'

export const MinusIcon = /* @__PURE__ */ drawIcon('MinusIcon', {
  regular: 'M224,128a8,8,0,0,1-8,8H40a8,8,0,0,1,0-16H216A8,8,0,0,1,224,128Z',
  bold: 'M228,128a12,12,0,0,1-12,12H40a12,12,0,0,1,0-24H216A12,12,0,0,1,228,128Z',
}, 'regular')
