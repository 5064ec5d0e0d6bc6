import { boot } from '../../platform/boot.ts'

/** Whether a member of this level may use what a level unlocks: below it only while levels gate nothing. */
export function passesGate(level: number | undefined, needed: number): boolean {
  return !boot.settings.levelGates || (level ?? 1) >= needed
}
