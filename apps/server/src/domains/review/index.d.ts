export { asReader } from './cases.view.ts';
export { isWaiting } from './case.store.ts';
export { listOpenCases } from './open-cases.read.ts';
export { finishDecision } from './finish-decision.ts';
export { decideNow } from './decide-now.ts';
export { notifyOfReset } from './notify-of-reset.ts';
