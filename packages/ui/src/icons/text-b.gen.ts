import { drawIcon } from './draw-icon.tsx'

export const TextBIcon = /* @__PURE__ */ drawIcon('TextBIcon', {
  regular: 'M178.48,115.7A44,44,0,0,0,148,40H80a8,8,0,0,0-8,8V200a8,8,0,0,0,8,8h80a48,48,0,0,0,18.48-92.3ZM88,56h60a28,28,0,0,1,0,56H88Zm72,136H88V128h72a32,32,0,0,1,0,64Z',
}, 'regular')
