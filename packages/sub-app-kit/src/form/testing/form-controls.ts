import { act, fireEvent, screen } from '@testing-library/react';

export const input = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
export const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
export const press = async (name: string) => act(async () => screen.getByRole('button', { name }).click());
