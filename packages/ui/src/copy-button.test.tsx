// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

const writeText = vi.spyOn(navigator.clipboard, 'writeText');
const execCommand = vi.fn<() => boolean>();
beforeEach(() => Object.assign(document, { execCommand }));
afterEach(() => {
  cleanup();
  writeText.mockReset();
  execCommand.mockReset();
  Reflect.deleteProperty(document, 'execCommand');
});

describe('a button that copies', () => {
  test('copies the text to the clipboard, and confirms it', async () => {
    writeText.mockResolvedValue();
    render(<CopyButton label="Copy address" copiedLabel="Copied" text="1 Dock St" asText />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy());
    expect(screen.getByRole('status').textContent).toBe('Copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('1 Dock St');
  });

  test('does not claim it when the browser refuses', async () => {
    writeText.mockRejectedValue(new Error('refused'));
    execCommand.mockReturnValue(false);
    render(<CopyButton label="Copy address" copiedLabel="Copied" text="1 Dock St" asText />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(execCommand).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: 'Copy address' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('copies as if selected where the page may not use the clipboard', async () => {
    writeText.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
    const copied: string[] = [];
    execCommand.mockImplementation(() => {
      const field = document.activeElement;
      if (field instanceof HTMLTextAreaElement)
        copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
      return true;
    });
    render(<CopyButton label="Copy address" copiedLabel="Copied" text={'1 Dock St\nReno'} asText />);
    const button = screen.getByRole('button', { name: 'Copy address' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
    expect(copied).toEqual(['1 Dock St\nReno']);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
