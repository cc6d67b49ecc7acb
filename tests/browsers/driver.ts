/** What the journey needs of a browser: an address, a mouse, a keyboard, and a look into the page. */
export type Driver = {
  /** Name and version, as the browser tells them. */
  name: string;
  open(url: string): Promise<void>;
  /** Makes the page's part of the window this wide and high, in CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** Returns the value of an expression in the page. It must be JSON. */
  look(expression: string): Promise<unknown>;
  /** Presses the mouse's first button at a point of the window, in CSS px. */
  click(x: number, y: number): Promise<void>;
  /** Types the text key by key. A line feed is the key Enter. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Writes a picture of the window to a PNG file. */
  picture(file: string): Promise<void>;
  /** Prints the page on portrait sheets and returns the PDF. Absent where the browser can't. */
  print?(): Promise<Uint8Array>;
  /** Ends the browser and everything that was started for it. */
  close(): Promise<void>;
};

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'Select all';

/** The window of every browser, in CSS px. */
export const WINDOW = { width: 1280, height: 900 };

/** How long a browser may take to start, in ms. */
export const START_MS = 60_000;

/** Starts a browser. The answer is a sentence that says what is missing if this machine has no such browser. */
export type Start = () => Promise<Driver | string>;
