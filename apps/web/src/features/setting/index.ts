export { ProveSelf } from './components/prove-self.tsx'
export { WithOwn } from './own-info.tsx'
