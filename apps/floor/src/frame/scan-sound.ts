import { keepOnDevice, readDevice } from './device-storage.ts';

/** Whether this device plays sounds; stored on it. */
const kept = 'lading.floor.sound';

export const hasSound = (): boolean => readDevice(kept) !== 'off';

export function setSound(isOn: boolean): void {
  keepOnDevice(kept, isOn ? 'on' : 'off');
}

const goodHz = 1_320;
const badHz = 220;

/** A beep that signals whether a scan was accepted, for people who look at the goods rather than the screen. */
export function beep(isGood: boolean): void {
  if (!hasSound()) return;
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    tone.frequency.value = isGood ? goodHz : badHz;
    tone.connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + (isGood ? 0.07 : 0.3));
    tone.addEventListener('ended', () => void audio.close());
  } catch {
    // This device cannot play sounds.
  }
}
