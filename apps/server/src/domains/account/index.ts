import type { Implementation } from '../../http/implement.ts'

export const accountHandlers: Implementation[] = []
